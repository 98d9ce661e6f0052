import { Card, cardBodyClass, Grid, Loading, Skeleton } from 'shared/ui';

/** Two cards to be: as many as the catalogue has of each kind. */
export const CardSkeletons = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Grid columns="broad">
      {['first', 'second'].map((key) => (
        <Card key={key} padded={false}>
          <Skeleton shape="picture" />
          <div className={cardBodyClass}>
            <Skeleton shape="heading" />
            <Skeleton count={2} />
          </div>
        </Card>
      ))}
    </Grid>
  </Loading>
);
