export const texts = { north: 'N', east: 'E', south: 'S', west: 'W' };
