import { useState } from 'react';
import { selectToken, useAppSelector } from 'shared/store';
import { Icon } from 'shared/ui';
import { ActionButton } from '../action-button/ActionButton';
import { download } from './download';
import { SyllabusDialog } from './SyllabusDialog';

/** Downloads the syllabus; who is not signed in leaves contact details first. */
export const SyllabusButton = ({ syllabus }: { syllabus: string }) => {
  const signedIn = useAppSelector(selectToken) !== null;
  const [asking, setAsking] = useState(false);

  return (
    <>
      <ActionButton
        variant="quiet"
        onClick={() => (signedIn ? download(syllabus) : setAsking(true))}
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
