// The picture of each game, for the lobby and for invitations.
import type { Component } from 'svelte';
import CatacombsArt from './catacombs/Art.svelte';
import MiniRogueArt from './mini-rogue/Art.svelte';
import UrtoArt from './urto/Art.svelte';

const ARTS: Record<string, Component> = { 'mini-rogue': MiniRogueArt, catacombs: CatacombsArt, urto: UrtoArt };

export function artOf(game: string): Component {
  return ARTS[game] ?? MiniRogueArt;
}
