import { useState } from 'react';
import { Actions, Button, Dialog } from 'shared/ui';
import { FileButton } from '../details/FileButton';

interface HandOverProps {
  /** The id of the account, or the e-mail of a person without one. */
  person: number | string;
}

/** Saves all that is kept of a person, for somebody who has asked for it. */
export function HandOver({ person }: HandOverProps) {
  const [isOpen, setOpen] = useState(false);
  const data = `/admin/people/${encodeURIComponent(person)}/data`;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Hand over data
      </Button>
      {isOpen && (
        <Dialog open title="Hand over data" onClose={() => setOpen(false)}>
          <p>
            Everything that is kept of this person, also by e-mail without an account. Make sure
            that you speak to the person: call back the number or write to the address above.
          </p>
          <Actions>
            <DataButton url={`${data}.html`} file="personal-data.html" text="As a page to read" />
            <DataButton url={data} file="personal-data.json" text="As JSON" />
          </Actions>
        </Dialog>
      )}
    </>
  );
}

const DataButton = ({ url, file, text }: Record<'url' | 'file' | 'text', string>) => (
  <FileButton variant="secondary" size="medium" call={{ name: 'adminPersonData', url }} file={file}>
    {text}
  </FileButton>
);
