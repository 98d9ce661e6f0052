import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { Orbits } from 'shared/ui/art';
import { onSundays, webinarById } from 'shared/page';
import { paths } from 'shared/model/paths';
import { purchasedGroups } from '../today/purchased-groups';
import { usePurchasedWebinars } from '../purchases/use-purchases';
import { liveOn } from '../purchases/webinar-date';
import { EnrolmentsPage } from './EnrolmentsPage';
import { myWebinarsTexts as texts } from './texts';

function MyWebinarsPage() {
  const [now] = useState(currentTime);
  const result = usePurchasedWebinars();
  const { currentData: purchases } = result;
  return (
    <EnrolmentsPage
      heading={texts.heading}
      what="webinar"
      result={{
        ...result,
        currentData:
          purchases &&
          purchasedGroups('webinar', purchases, now).map((bought) => ({
            ...bought,
            image: webinarById(bought.productId)?.cardIntroimage ?? '',
            when: liveOn(bought, now),
          })),
      }}
      invitation={texts.invitation(onSundays)}
      art={<Orbits />}
      browse={{ to: paths.webinars(), label: texts.browse }}
    />
  );
}

export { MyWebinarsPage as Component };
