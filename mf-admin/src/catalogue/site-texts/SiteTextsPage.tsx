import { lazy } from 'react';
import { siteTextIds } from 'shared/model/catalogue';
import { formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { SiteText } from 'shared/model/schemas';
import { siteTextList } from '../draft/draft-catalogue';
import { DraftListPage } from '../editor/DraftListPage';

const SiteTextForm = lazy(async () => ({ default: (await import('./SiteTextForm')).SiteTextForm }));

/** Where the site shows each of them. */
const pages: Readonly<Record<number, string>> = {
  [siteTextIds.banner]: paths.home(),
  [siteTextIds.contact]: paths.contact(),
  [siteTextIds.privacyPolicy]: paths.privacyPolicy(),
  [siteTextIds.termsOfService]: paths.termsOfService(),
  [siteTextIds.refundPolicy]: paths.refundPolicy(),
};

function linesOf({ id, text, from, until, ...rest }: SiteText): string[] {
  if (id === siteTextIds.contact) {
    const { phone, whatsappNumber, address, x, youtube, instagram } = rest;
    const own = [phone, whatsappNumber, address?.join(', '), x, youtube, instagram];
    return own.some(Boolean) ? own.map((each) => each ?? '') : ['As in the settings'];
  }
  if (id !== siteTextIds.banner) return [text ? 'Your own text' : 'As the program came with it'];
  return text
    ? [
        text,
        [from && `from ${formatShortDate(from)}`, until && `until ${formatShortDate(until)}`]
          .filter(Boolean)
          .join(' '),
      ]
    : ['No banner'];
}

const card = (item: SiteText) => ({ title: item.title, lines: linesOf(item) });

/** The words of the site beside the products; they are published with them. */
function SiteTextsPage() {
  return (
    <DraftListPage
      heading="Site texts"
      noun={['site text', 'site texts']}
      list={siteTextList}
      fixed
      card={card}
      address={({ id }) => pages[id] ?? paths.home()}
      form={(props) => <SiteTextForm {...props} />}
    />
  );
}

export { SiteTextsPage as Component };
