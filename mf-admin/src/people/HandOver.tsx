import { useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send } from 'shared/calls';
import { adminMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Actions, Button, Dialog, Icon } from 'shared/ui';

interface HandOverProps {
  /** The id of the account, or the e-mail of a person without one. */
  person: number | string;
}

/** Saves all that is kept of a person, for somebody who has asked for it. */
export function HandOver({ person }: HandOverProps) {
  const [isOpen, setOpen] = useState(false);
  const save = async (kind: 'html' | 'json') => {
    const path = `/admin/people/${encodeURIComponent(person)}/data`;
    const { error } = await send({
      name: 'adminPersonData',
      url: kind === 'html' ? `${path}.html` : path,
      responseHandler: saveResponseAs(`personal-data.${kind}`),
    });
    // The host says that the session has ended.
    if (error && !error.endedLogin) toast(adminMessages.fileFailure, { variant: 'error' });
  };
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
            <Button variant="secondary" onClick={() => void save('html')}>
              <Icon name="download" size={20} />
              As a page to read
            </Button>
            <Button variant="secondary" onClick={() => void save('json')}>
              <Icon name="download" size={20} />
              As JSON
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
