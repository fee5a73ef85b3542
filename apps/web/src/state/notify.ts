// Tells somebody who looks elsewhere that it is their turn: by the system, where they have allowed it.
import { settings } from './settings.svelte';

export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

/** Asks the browser for leave; says whether it was given. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** One notice for each table: a newer one takes the place of the last. */
export function notifyTurn(table: string, title: string, question: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: question, tag: table, icon: '/lantern.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones notify from a service worker alone; the title says it there.
  }
}
