import { useState } from 'react';
import { whyNotPicture } from 'shared/actions';
import { FileField, type Name } from 'shared/forms';
import type { FileChoice } from '../draft/chosen-files';
import { useDraft } from '../draft/draft-store';
import styles from './Controls.module.css';
import { usePicture } from '../draft/use-picture';

interface PictureFieldProps {
  name: Name<FileChoice>;
  label: string;
  optional?: boolean;
  /** The item's current path; the item keeps it unless another picture is chosen. */
  present?: string;
}

/** A file input with a picture beside it: the chosen picture, or else the present one. */
export function PictureField({ present = '', ...field }: PictureFieldProps) {
  const [chosen, setChosen] = useState<File>();
  const unpublished = useDraft()?.files.get(present);
  const address = usePicture(chosen ?? unpublished);
  /** The address that the browser could not show as a picture. */
  const [broken, setBroken] = useState<string>();

  const shown = address ?? (unpublished ? '' : present);
  return (
    <div className={styles.picture}>
      <FileField
        {...field}
        accept="image/*"
        check={whyNotPicture}
        hint={present && `Now: ${present}`}
        onChoose={(files) => setChosen(files[0])}
      />
      {shown && shown !== broken && (
        <img
          src={shown}
          alt={`Preview: ${field.label}`}
          className={styles.preview}
          onError={() => setBroken(shown)}
        />
      )}
    </div>
  );
}
