import { isPlaceholder, hasSampleContent, videos } from 'shared/model/config';
import type { Environment } from 'node-shared/settings';
import { settingsTable } from 'node-shared/settings-table';
import { CONTACT_SETTINGS } from '../../settings';

/** Empty if all content of the pages is real. */
export const sampleNotice = (isSample = hasSampleContent): string[] =>
  isSample
    ? [
        'Sample content is on the pages, with a "Sample" label beside it; shared/src/model/shipped-catalogue/README.md tells how to replace it.',
      ]
    : [];

/** Lines that list what is still a placeholder; `videoLinks` are those of the published pages. */
export function placeholderNotice(
  env: Environment,
  videoLinks: readonly string[] = Object.values(videos),
): string[] {
  const unset = CONTACT_SETTINGS.filter((name) => !env[name] || isPlaceholder(env[name]));
  const samples = videoLinks.filter(isPlaceholder).length;
  if (unset.length === 0 && samples === 0) return [];
  return [
    'Placeholders, whose links the public site does not show:',
    ...unset.map((name) => `  ${name}: ${settingsTable[name].about}`),
    ...(samples > 0 ? [`  ${samples} sample videos: replace them in the admin area`] : []),
  ];
}
