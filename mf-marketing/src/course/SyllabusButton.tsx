import { useState } from 'react';
import { Icon } from 'shared/ui';
import { ActionButton } from '../action-button/ActionButton';
import { download } from './download';
import { SyllabusDialog } from './SyllabusDialog';

/** The stored token alone decides, also one whose user cannot be read. */
const hasToken = () => Boolean(localStorage.getItem('token'));

/** Downloads the syllabus; who has no token leaves contact details first. */
export const SyllabusButton = ({ syllabus }: { syllabus: string }) => {
  const [asking, setAsking] = useState(false);

  return (
    <>
      <ActionButton
        variant="quiet"
        onClick={() => (hasToken() ? download(syllabus) : setAsking(true))}
      >
        <Icon name="download" size={20} />
        Download Full Syllabus
      </ActionButton>
      <SyllabusDialog
        open={asking}
        onClose={() => setAsking(false)}
        onTaken={() => {
          setAsking(false);
          download(syllabus);
        }}
      />
    </>
  );
};
