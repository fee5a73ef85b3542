import './themes/fonts.css';
import './themes/tokens.css';
import './themes/parts.css';
import './themes/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
