// The requests of a table.
import type { LogLine, Odds, Picture, Story, Why } from '../wire/table';
import type {
  About,
  Answer,
  Asked,
  Branched,
  CampaignCard,
  CampaignTurn,
  FormCheck,
  GameRecord,
  HintCard,
  InvitationCard,
  Lobby,
  Me,
  NewCampaign,
  NewSignal,
  NewTable,
  ReasonCard,
  ReviewCard,
  ReviewProgress,
  Roll,
  RuleCard,
  RulesFound,
  Statistics,
  TableCard,
  TableLine,
  TransferOffer,
  UpdateSettings,
} from '../wire/server';
import { ask, send } from './api';

/** An id for a request: the same id again gets the same answer. */
export function requestId(): string {
  return (
    crypto.randomUUID?.() ??
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

/** A share of the dice: 16 random bytes in hex. */
export function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const lobby = () => ask<Lobby>('/games');
export const check = (game: string, setup: Record<string, unknown>) => send<FormCheck>(`/games/${game}/check`, setup);
export const mine = () => ask<TableLine[]>('/tables');
export const me = () => ask<Me>('/me');
export const rename = (name: string) => send<Me>('/me', { name });
export const statistics = () => ask<Statistics>('/me/statistics');
/** The records of feats that games keep, and what one has signed for. */
export const record = () => ask<GameRecord[]>('/me/record');
export const transfer = () => send<{ code: string; address: string; expires: number }>('/me/transfer', {});
export const offered = (code: string) => ask<TransferOffer>(`/me/transfer/${encodeURIComponent(code)}`);
export const claim = (code: string) => send<Me>('/me/claim', { code });
export const forget = () => send<void>('/me/forget', {});
export const upload = (file: string) => send<{ table: string }>('/replays', { file }, 30_000);
export const tutorial = (game: string) => send<Branched>('/tables', { game, tutorial: true, share: share() });
export const practise = (file: string, name?: string) =>
  send<Branched>('/practice', { file, ...(name ? { name } : {}) });

export const campaigns = () => ask<CampaignCard[]>('/campaigns');
export const campaign = (id: string) => ask<CampaignCard>(`/campaigns/${encodeURIComponent(id)}`);
export const beginCampaign = (campaign: NewCampaign) => send<CampaignCard>('/campaigns', campaign);
export const turnCampaign = (id: string, turn: CampaignTurn) =>
  send<CampaignCard>(`/campaigns/${encodeURIComponent(id)}`, turn);
export const playChapter = (id: string) => send<Branched>(`/campaigns/${encodeURIComponent(id)}`, 'play');
export const about = () => ask<About>('/about');

/** A table as a form asks for it; what is left out is as usual. */
export type Wanted = Pick<NewTable, 'game'> & Partial<NewTable>;

export const open = (table: Wanted) => send<{ table: string }>('/tables', { share: share(), ...table });
export const look = (id: string) => ask<{ card: TableCard; picture?: Picture }>(at(id));
export const act = (id: string, body: { id: string; prompt: number; do: string; seat?: number; rolls?: Roll[] }) =>
  send<Answer>(at(id, '/actions'), body);
export const undo = (id: string, body: { id: string; grain?: 'step' | 'action' | 'turn'; moment?: number }) =>
  send<Answer>(at(id, '/undo'), body);
export const redo = (id: string, body: { id: string }) => send<Answer>(at(id, '/redo'), body);
export const agree = (id: string, yes: boolean) => send<Answer>(at(id, '/agree'), { id: requestId(), yes });
export const rollFor = (id: string, rolls: Roll[]) => send<Answer>(at(id, '/rolls'), { id: requestId(), rolls });
/** Gives a table a name; an empty one takes it away. */
export const nameTable = (id: string, name: string) =>
  send<Answer>(at(id), { id: requestId(), name }, undefined, 'PATCH');
export const deleteTable = (id: string) => ask<Answer>(`${at(id)}?request=${requestId()}`, { method: 'DELETE' });
export const start = (id: string, rolls: Roll[] = []) => send<Answer>(at(id, '/start'), { id: requestId(), rolls });
export const branch = (id: string, moment?: number) =>
  send<{ table: string }>(at(id, '/branch'), { id: requestId(), ...(moment === undefined ? {} : { moment }) });
export const sit = (id: string, seat: number, invitation: string, name: string) =>
  send<Answer>(at(id, `/seats/${seat}/sit`), { invitation, name, share: share() });
export const invitation = (id: string, seat: number, invitation: string) =>
  ask<InvitationCard>(at(id, `/seats/${seat}/invitations/${encodeURIComponent(invitation)}`));
export const leave = (id: string, seat: number) => send<Answer>(at(id, `/seats/${seat}/leave`), { id: requestId() });
export const seatBot = (id: string, seat: number) =>
  send<Answer>(at(id, `/seats/${seat}/bot`), { id: requestId(), bot: 'sensible' });
export const takeBack = (id: string, seat: number) =>
  send<Answer>(at(id, `/seats/${seat}/take-back`), { id: requestId() });
export const close = (id: string) => send<Answer>(at(id, '/close'), { id: requestId() });
export const updateSettings = (id: string, settings: UpdateSettings) =>
  send<Answer>(at(id, '/settings'), { id: requestId(), ...settings });
/** Points at something, or makes a face, for everybody at the table. */
export const signal = (id: string, signal: NewSignal) => send<void>(at(id, '/signals'), signal);
/** Hints for everybody, which all have to agree to, or for nobody any more. */
export const allowHints = (id: string, on: boolean) => send<Answer>(at(id, '/hints'), { id: requestId(), on });
export const pictureAt = (id: string, moment: number) => ask<Picture>(at(id, `/moments/${moment}`));
/** How the match went. */
export const story = (id: string) => ask<Story>(at(id, '/story'));
/** Why bots did what led to the moments after one. */
export const reasonsAfter = (id: string, moment: number) => ask<ReasonCard[]>(at(id, `/reasons?after=${moment}`));
/** A review, or how far it is. */
export const review = (id: string) => ask<ReviewCard | ReviewProgress>(at(id, '/review'));
/** Every choice of a seat with its chance to win; it may take a few seconds. */
export const hint = (id: string, seat?: number) =>
  ask<HintCard>(at(id, seat === undefined ? '/hint' : `/hint?seat=${seat}`), {}, 30_000);
/** The rule that forbids what somebody who presses a thing may have in mind; none where nothing does. */
export const refusal = (id: string, thing: string, seat: number) =>
  ask<{ rule: string } | undefined>(at(id, `/refusal?thing=${encodeURIComponent(thing)}&seat=${seat}`));
export const logBefore = (id: string, before: number) => ask<LogLine[]>(at(id, `/log?before=${before}`));
export const odds = (id: string, action: string, seat: number, prompt: number) =>
  ask<Odds | undefined>(at(id, `/odds?do=${encodeURIComponent(action)}&seat=${seat}&prompt=${prompt}`));
/** The odds of every choice of a prompt in one answer; nothing when it is not open any more. */
export const allOdds = (id: string, seat: number, prompt: number) =>
  ask<{ do: string; odds: Odds }[] | undefined>(at(id, `/odds/all?seat=${seat}&prompt=${prompt}`));
export const why = async (rule: string): Promise<Why> => {
  const { id, ...card } = await ask<RuleCard>(`/rules/${encodeURIComponent(rule)}`);
  return { rule: id, ...card };
};

/** Rules of a game by words. */
export const findRules = (game: string, words: string) =>
  ask<RulesFound>(`/rules?game=${game}&q=${encodeURIComponent(words)}`);

/** The whole ledger of a game. */
export async function ledger(game: string): Promise<RuleCard[]> {
  const rules: RuleCard[] = [];
  for (;;) {
    const found = await ask<RulesFound>(`/rules?game=${game}&from=${rules.length}`);
    rules.push(...found.rules);
    if (rules.length >= found.total || found.rules.length === 0) return rules;
  }
}

/** What an action may wait for: a die that somebody rolls at their own table. */
export function asked(answer: object): Asked | null {
  const wanted: unknown = 'roll' in answer ? answer.roll : null;
  return typeof wanted === 'object' && wanted !== null ? (wanted as Asked) : null;
}
