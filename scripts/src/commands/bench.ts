import { apiFigures } from 'api/bench';
import { ofApi } from '../bench/api-figure';
import { benchLoad } from '../bench/load/load';
import { benchPages } from '../bench/pages';
import { benchRestart } from '../bench/restart-figure';
import { isMet, printFigure, type Figure } from '../bench/figure';

/** Each part measures one area and prints its figures as soon as they are measured. */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  pages: benchPages,
  api: benchApi,
  restart: benchRestart,
  load: benchLoad,
};

async function benchApi(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for await (const each of apiFigures(process.env.BENCH_DATABASE_URL ?? null)) {
    const figure = ofApi(each);
    printFigure(figure);
    figures.push(figure);
  }
  return figures;
}

export async function bench(named: string[]): Promise<void> {
  const unknown = named.find((name) => !(name in parts));
  if (unknown) {
    throw new Error(`there is no ${unknown} to measure: name ${Object.keys(parts).join(' or ')}.`);
  }
  let missed = 0;
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    console.log(`\n${name}`);
    missed += (await parts[name]!()).filter((figure) => !isMet(figure)).length;
  }
  if (missed > 0) throw new Error(`\n${missed} figures missed their target.`);
}
