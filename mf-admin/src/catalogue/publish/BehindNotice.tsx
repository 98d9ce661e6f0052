import { Button, Notice } from 'shared/ui';

/** Another admin has published since the draft began. */
export function BehindNotice({ onRebase }: { onRebase: () => void }) {
  return (
    <Notice
      action={
        <Button size="small" onClick={onRebase}>
          Keep my changes on their version
        </Button>
      }
    >
      Somebody else has published meanwhile, so these changes cannot be published as they are.
    </Notice>
  );
}
