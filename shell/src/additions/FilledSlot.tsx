import { lazy, Suspense, useState } from 'react';
import { useAsPrerendered } from 'shared/ui';
import { widgetsIn, type SlotContent, type WidgetManifest } from 'shared/model/additions';
import { useSite } from '../remotes/SiteContext';

/** A page is never lost with its widgets: without this script, their places stay as they are. */
const Widget = lazy(() =>
  import(/* webpackChunkName: "rare" */ './Widget').then(
    (module) => ({ default: module.Widget }),
    () => ({ default: () => null }),
  ),
);

/** The places of the widgets of a slot. Each has its height reserved, and is filled later. */
export function FilledSlot({ name, ...props }: SlotContent) {
  const { site } = useSite();
  const asPrerendered = useAsPrerendered();
  const open = site.remotes.filter(({ enabled }) => enabled);
  return widgetsIn(
    name,
    open.map((remote) => ({
      name: remote.name,
      widgets: (asPrerendered ? remote.prerendered : remote)?.widgets,
    })),
  ).map((widget) => <Place key={widget.remote + widget.id} widget={widget} props={props} />);
}

/** React leaves alone what is in the place: a release writes the prerendered widget there. */
const ownContent = { __html: '' };

function Place({ widget, props }: { widget: WidgetManifest & { remote: string }; props: object }) {
  const [place, setPlace] = useState<Element | null>(null);
  const { remote, id, height } = widget;
  return (
    <>
      <div
        ref={setPlace}
        data-widget={`${remote} ${id}`}
        data-height={height}
        dangerouslySetInnerHTML={ownContent}
        suppressHydrationWarning
      />
      {place && (
        <Suspense>
          <Widget place={place} remote={remote} id={id} props={props} />
        </Suspense>
      )}
    </>
  );
}
