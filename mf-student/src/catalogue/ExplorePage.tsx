import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SearchField, Badge } from 'shared/ui/lists';
import { currentTime } from 'shared/actions';
import { webinars } from 'shared/page';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { CourseCards } from './CourseCards';
import { texts } from './texts';
import { DashboardPage, DashboardSection } from '../dashboard/DashboardPage';
import { matchesSearch, NoMatch } from './TitleSearch';
import { nothingPurchased, usePurchasedWebinars } from '../purchases/use-purchases';
import { liveOn, ticketOnSale } from '../purchases/webinar-date';
import { purchasedGroups } from '../today/purchased-groups';
import { CardList, CatalogueCard } from './CatalogueCard';
import styles from './CatalogueCard.module.css';

function ExplorePage() {
  const [search, setSearch] = useState('');
  const clear = () => setSearch('');

  return (
    <DashboardPage
      heading={texts.heading}
      lead={texts.lead}
      tools={<SearchField label={texts.search} value={search} onChange={setSearch} />}
    >
      <DashboardSection heading={texts.courses}>
        <CourseCards search={search} onClearSearch={clear} />
      </DashboardSection>
      <DashboardSection heading={texts.webinars}>
        <WebinarCards search={search} onClearSearch={clear} />
      </DashboardSection>
    </DashboardPage>
  );
}

/** The webinars that match the search; each links to its own page, whether it is paid or not. */
function WebinarCards({ search, onClearSearch }: { search: string; onClearSearch: () => void }) {
  const purchases = usePurchasedWebinars().currentData ?? nothingPurchased;
  const owned = purchases.ids;
  const [today] = useState(currentTime);
  // Of what somebody has, the card shows their own day, not the one on sale.
  const own = purchasedGroups('webinar', purchases, today);
  const found = webinars.filter((webinar) => matchesSearch(webinar, search));
  if (found.length === 0) return <NoMatch what="webinar" search={search} onClear={onClearSearch} />;

  return (
    <CardList>
      {found.map((webinar) => (
        <CatalogueCard
          key={webinar.id}
          image={webinar.cardIntroimage}
          badge={owned.includes(webinar.id) && <Badge tone="paid">{texts.enrolled}</Badge>}
          title={(className) => (
            <Link
              className={className}
              to={paths.webinar(webinar.urlTitle)}
              lang={langOf(webinar.title)}
            >
              {webinar.title}
            </Link>
          )}
        >
          <p className={styles.note}>
            {liveOn(
              own.find(({ productId }) => productId === webinar.id) ?? ticketOnSale(webinar, today),
              today,
            )}
          </p>
          <p>{owned.includes(webinar.id) ? texts.seatBooked : formatRupees(webinar.newPrice)}</p>
        </CatalogueCard>
      ))}
    </CardList>
  );
}

export { ExplorePage as Component };
