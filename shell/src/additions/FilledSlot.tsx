import { useState } from 'react';
import { widgetsIn } from 'shared/contract';
import { isAdmin, selectLogin, useAppSelector } from 'shared/store';
import { useLate, type SlotContent } from 'shared/ui';
import { useSite } from '../remotes/SiteContext';
import type { PlacedWidget } from './Widget';

/** The places of the widgets of a slot. Each has its height reserved, and is filled later. */
export function FilledSlot({ slot, gives }: SlotContent) {
  const services = useSite();
  const { token, user } = useAppSelector(selectLogin);
  const isOpen = !slot.forStudents || (token !== null && user !== null && !isAdmin(user));
  return widgetsIn(slot.name, services.site.remotes).map((widget) => (
    <Place
      key={widget.remote + widget.id}
      {...widget}
      props={gives}
      services={services}
      isOpen={isOpen}
    />
  ));
}

const loadWidget = () =>
  import(/* webpackChunkName: "rare" */ './Widget').then(({ Widget }) => Widget);

/** React leaves alone what is in the place: a release writes the prerendered widget there. */
const ownContent = { __html: '' };

/** A place that is not open to this visitor is hidden, and nothing is loaded for it. */
function Place({ isOpen, ...widget }: PlacedWidget & { isOpen: boolean }) {
  const [place, setPlace] = useState<Element | null>(null);
  // Without the script of widgets, the place stays as it is.
  const Widget = useLate(loadWidget, isOpen);
  return (
    <>
      <div
        ref={setPlace}
        data-widget={`${widget.remote} ${widget.id}`}
        data-height={widget.height}
        data-for={isOpen ? undefined : 'students'}
        dangerouslySetInnerHTML={ownContent}
      />
      {isOpen && place && Widget && <Widget {...widget} place={place} />}
    </>
  );
}
