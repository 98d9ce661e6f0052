import { lazy, Suspense, useState } from 'react';
import type { Classroom } from 'shared/model/schemas';
import { Button } from 'shared/ui';
import { texts } from './texts';

// Whoever opens the classroom does not wait for the form.
const ChangeBatchDialog = lazy(async () => ({
  default: (await import('./ChangeBatchDialog')).ChangeBatchDialog,
}));

interface ChangeBatchProps {
  courseId: number;
  batches: Classroom['other_batches'];
}

/** The button while there is a batch to move to. */
export function ChangeBatch({ courseId, batches }: ChangeBatchProps) {
  const [isOpen, setOpen] = useState(false);
  if (!batches) return null;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeBatchDialog courseId={courseId} batches={batches} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
