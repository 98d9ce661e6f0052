import { useState, type ComponentType } from 'react';
import { widgetsIn, type SlotContent } from 'shared/model/additions';
import { useSite } from '../remotes/SiteContext';
import type { PlacedWidget } from './Widget';

/** The places of the widgets of a slot. Each has its height reserved, and is filled later. */
export function FilledSlot({ name, ...props }: SlotContent) {
  const services = useSite();
  return widgetsIn(name, services.site.remotes).map((widget) => (
    <Place key={widget.remote + widget.id} {...widget} props={props} services={services} />
  ));
}

/** React leaves alone what is in the place: a release writes the prerendered widget there. */
const ownContent = { __html: '' };

function Place(widget: PlacedWidget) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  // Without the script of widgets, the place stays as it is.
  const fill = (place: Element | null) => {
    if (!place || arrived) return;
    import(/* webpackChunkName: "rare" */ './Widget').then(
      ({ Widget }) => setArrived({ Widget, place }),
      () => {},
    );
  };
  return (
    <>
      <div
        ref={fill}
        data-widget={`${widget.remote} ${widget.id}`}
        data-height={widget.height}
        dangerouslySetInnerHTML={ownContent}
      />
      {arrived && <arrived.Widget {...widget} place={arrived.place} />}
    </>
  );
}

interface Arrived {
  Widget: ComponentType<PlacedWidget & { place: Element }>;
  place: Element;
}
