import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as art from '.';

const { Art: _frame, polar: _polar, ticks: _ticks, zodiacSigns: _signs, ...drawings } = art;
const everyDrawing = Object.entries(drawings) as [string, ComponentType<art.ArtProps>][];

describe.each(everyDrawing)('%s', (_name, Drawing) => {
  test('is decoration unless it is named', () => {
    expect(renderToStaticMarkup(<Drawing />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<Drawing title="A chart" />);
    expect(named).toContain('role="img" aria-label="A chart"');
    expect(named).not.toContain('aria-hidden');
  });

  test('is small, valid and free of style attributes', () => {
    const markup = renderToStaticMarkup(<Drawing />);
    expect(markup.length).toBeLessThan(7000);
    expect(markup).not.toMatch(/NaN|undefined|style=/);
  });
});

test('one seed always gives the same picture, another seed another picture', () => {
  const picture = (seed: string) => renderToStaticMarkup(<art.BirthChart seed={seed} />);
  expect(picture('vedic')).toBe(picture('vedic'));
  expect(picture('vedic')).not.toBe(picture('kp'));
});
