import { batchText, buyerStates, hourText, indianStates, momentText, sessionText } from './index';
import { buyerStateOptions, stateNames, stateOptions } from './state-options.hi';
import { texts } from './schedule-texts.hi';

const batch = {
  id: 'b',
  firstDay: '2026-11-29',
  lastDay: '2026-12-29',
  weekdays: [1, 2, 3, 4, 5],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 20,
};

test('dates in Hindi', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  const said = [
    batchText(batch, undefined, texts),
    batchText({ ...batch, weekdays: [1, 2, 3, 4, 5, 6, 7] }, now, texts),
    sessionText({ day: '2026-11-29', time: '11:00' }, now, texts),
    sessionText({ day: '2026-11-29', time: '15:05', cancelled: true }, now, texts),
    momentText(new Date('2026-11-29T18:35:00Z'), undefined, texts),
    hourText('2026-11-29', now, texts),
  ];
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'सोम–शुक्र, शाम 7:30 बजे (IST), 29 नवंबर 2026 से',
    'रोज़, शाम 7:30 बजे (IST), 29 नवंबर से',
    'रविवार, 29 नवंबर, सुबह 11:00 बजे (IST)',
    'रद्द: रविवार, 29 नवंबर, दोपहर 3:05 बजे (IST)',
    'सोमवार, 30 नवंबर 2026, रात 12:05 बजे (IST)',
    'समय हम आपको ईमेल से भेजेंगे, शुक्रवार, 27 नवंबर तक ज़रूर।',
  ]);
});

test('States keep their value, stand in the order of Devanagari, and foreign buyers at the end', () => {
  expect(stateOptions.map(({ value }) => value).sort()).toEqual([...indianStates]);
  expect(buyerStateOptions).toHaveLength(buyerStates.length);
  expect(buyerStateOptions.at(-1)).toEqual({ value: 'Outside India', label: 'भारत से बाहर' });
  expect(stateOptions[0]!.label).toBe('अंडमान और निकोबार द्वीपसमूह');
  expect(new Set(Object.values(stateNames)).size).toBe(buyerStates.length);
});
