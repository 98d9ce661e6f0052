import { useEffect, useState } from 'react';
import { showFailure } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { formatDateTime } from 'shared/model/format';
import { currentStore, selectLogin, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';
import { forgetDashboard, isAnswered, keepDashboard, listenToWorker } from './dashboard-worker';
import { allowInstall } from './install';
import { texts } from './texts';
import { followed, onWaiting, sendWaiting } from './waiting';

/** Milliseconds until what could not be sent is sent again. */
const AGAIN = 5_000;
/** Milliseconds until a server that was cut off is asked again: longer than the worker waits for its answer. */
const ASK = 15_000;

/** Sends what was done without a network, and says what has become of it. */
async function sendAll() {
  const { ticks, questions, refusals, isWaiting } = await sendWaiting();
  if (ticks > 0) toast(texts.ticksSent(ticks), { variant: 'success' });
  if (questions > 0) toast(texts.questionsSent(questions), { variant: 'success' });
  for (const { act, error } of refusals) {
    if ('tick' in act) showFailure(error, studentMessages.tickFailure);
    else toast(texts.questionRefused, { variant: 'error' });
  }
  return { hasEnded: ticks + questions + refusals.length > 0, isWaiting };
}

/** Asks for what is on screen again: it may be that of the device, or with a tick that was refused. */
async function askAgain(): Promise<void> {
  const { getState, dispatch } = currentStore();
  // A page that has loaded no client shows nothing of it.
  if (!('api' in getState())) return;
  const { api, subjects } = await import('shared/api');
  dispatch(api.util.invalidateTags([...subjects]));
}

/** Keeps the dashboard for times without a network, and says of when it is while such a time lasts. */
export function Offline() {
  const { token, user } = useAppSelector(selectLogin);
  const [keptAt, setKeptAt] = useState<number | null>(null);

  useEffect(allowInstall, []);
  useEffect(() => listenToWorker((at) => setKeptAt((before) => Math.min(at, before ?? at))), []);
  useEffect(() => {
    let again: number | undefined;
    let isSending = false;
    const later = () => {
      window.clearTimeout(again);
      again = window.setTimeout(() => void attempt(), AGAIN);
    };
    const attempt = async (isBack = false) => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      const { hasEnded, isWaiting } = await sendAll();
      isSending = false;
      // The first moments of a network are often none.
      if (isWaiting) later();
      if (isBack || hasEnded) await askAgain();
    };
    const back = () => {
      if (navigator.onLine) setKeptAt(null);
      void attempt(true);
    };
    void attempt();
    const stops = [
      followed(window, 'online')(back),
      // The browser may have missed no network, and reports none then.
      onWaiting(() => !isSending && later()),
    ];
    return () => {
      stops.forEach((stop) => stop());
      window.clearTimeout(again);
    };
  }, []);
  const isCutOff = keptAt !== null;
  useEffect(() => {
    if (!isCutOff) return;
    // The browser reports no connection that was only slow, and kept answers can come after its report.
    const ask = async () => {
      if (navigator.onLine && (await isAnswered())) window.dispatchEvent(new Event('online'));
    };
    const asking = window.setInterval(() => void ask(), ASK);
    return () => window.clearInterval(asking);
  }, [isCutOff]);
  useEffect(() => {
    if (token && user) void keepDashboard(token, user);
    return () => {
      if (!currentStore().getState().login.token) void forgetDashboard();
    };
    // The details of the student may change; whose they are changes with the token.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);

  return (
    isCutOff && <Notice>{texts.keptAt(formatDateTime(new Date(keptAt).toISOString()))}</Notice>
  );
}
