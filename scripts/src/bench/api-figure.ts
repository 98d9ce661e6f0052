import type { Figure as ApiFigure } from 'api/bench';
import type { Figure } from './figure';

export function ofApi(figure: ApiFigure): Figure {
  const { name, database, value, unit, limit, atLeast, detail } = figure;
  return {
    name: `${name}, ${database}`,
    measured: value,
    unit: unit === 'ratio' ? '' : ` ${unit}`,
    bound: atLeast ? 'at least' : 'at most',
    target: limit,
    detail,
  };
}
