import { useEffect, useState } from 'react';
import { FileField } from 'shared/forms';
import { toast } from 'shared/toast';
import { pictureAddress, readPicture } from './chosen-files';
import styles from './LocalLists.module.css';

interface PictureFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  /** The item's current path; the item keeps it unless another picture is chosen. */
  present?: string;
}

/** A file input with a picture beside it: the chosen picture, or else the present one. */
export function PictureField({ present, ...field }: PictureFieldProps) {
  const [chosen, setChosen] = useState<File>();
  const [address, setAddress] = useState<string>();
  /** The address that the browser could not show as a picture. */
  const [broken, setBroken] = useState<string>();

  useEffect(() => {
    if (!chosen) return;
    let isLatest = true;
    void readPicture(chosen).then(
      (read) => isLatest && setAddress(read),
      () => toast('This picture could not be read.', { variant: 'error' }),
    );
    return () => {
      isLatest = false;
      setAddress(undefined);
    };
  }, [chosen]);

  const shown = address ?? (present && pictureAddress(present));
  return (
    <div className={styles.picture}>
      <FileField
        {...field}
        accept="image/*"
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
