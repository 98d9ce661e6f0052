import type { PublicCatalogue } from 'shared/model/catalogue';
import { isPlaceholder, hasSampleContent, videos } from 'shared/model/config';
import type { Environment } from 'node-shared/settings';
import { settingsTable } from 'node-shared/settings-table';
import { contactNames, contactOf } from '../../settings';

/** Empty if all content of the pages is real. */
export const sampleNotice = (isSample = hasSampleContent): string[] =>
  isSample
    ? [
        'Sample content is on the pages, with a "Sample" label beside it; shared/src/model/shipped-catalogue/README.md tells how to replace it.',
      ]
    : [];

/** Lines that list what is still a placeholder on pages with this catalogue. What the owner has published counts before a setting. */
export function placeholderNotice(env: Environment, catalogue: PublicCatalogue): string[] {
  const shown: Readonly<Record<string, unknown>> = { ...contactOf(env), ...catalogue.contact };
  const unset = Object.entries(contactNames).filter(
    ([field]) => !shown[field] || isPlaceholder(String(shown[field])),
  );
  const links = JSON.stringify(catalogue);
  const samples = Object.values(videos).filter((video) => links.includes(video)).length;
  if (unset.length === 0 && samples === 0) return [];
  return [
    'Placeholders, whose links the public site does not show:',
    ...unset.map(([, name]) => `  ${name}: ${settingsTable[name].about}`),
    ...(samples > 0 ? [`  ${samples} sample videos: replace them in the admin area`] : []),
  ];
}
