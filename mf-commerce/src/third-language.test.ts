import { englishInThirdLanguage } from 'shared/testing';

test('catalogues of its own are all that a third language needs', async () => {
  expect(await englishInThirdLanguage(__dirname)).toEqual([]);
});
