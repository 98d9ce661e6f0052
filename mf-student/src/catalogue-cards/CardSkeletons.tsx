import { Card, cardBodyClass, Loading, Skeleton } from 'shared/ui';
import { CardList } from './CardList';

/** Two cards to be: as many as the catalogue has of each kind. */
export const CardSkeletons = ({ label }: { label: string }) => (
  <Loading label={label}>
    <CardList>
      {['first', 'second'].map((key) => (
        <Card as="li" key={key} padded={false}>
          <Skeleton shape="picture" />
          <div className={cardBodyClass}>
            <Skeleton shape="heading" />
            <Skeleton count={2} />
          </div>
        </Card>
      ))}
    </CardList>
  </Loading>
);
