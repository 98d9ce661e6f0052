import { useId, type ChangeEvent } from 'react';
import { Avatar, buttonClass, Icon } from 'shared/ui';
import styles from './PictureField.module.css';
import { texts } from './texts';
import { usePictureUpload } from './use-picture-upload';

/** The file types that the file dialog offers first. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureFieldProps {
  /** The address of the current picture, or empty. */
  avatar: string;
  /** Whether the picture is not part of the saved profile yet. */
  unsaved: boolean;
  onUploaded: (address: string) => void;
}

/** The picture is uploaded as soon as it is chosen, and becomes part of the profile on save. */
export function PictureField({ avatar, unsaved, onUploaded }: PictureFieldProps) {
  const id = useId();
  const { percent, error, upload } = usePictureUpload(onUploaded);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void upload(file);
    // Without this, choosing the same file again fires no change event.
    target.value = '';
  };

  return (
    <div className={styles.field}>
      <Avatar address={avatar} size={112} alt={texts.yourPicture} />
      <div className={styles.choice}>
        <input
          id={id}
          type="file"
          name="avatar"
          accept={PICTURE_TYPES.join(',')}
          className="visually-hidden"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          onChange={choose}
        />
        <label htmlFor={id} className={buttonClass({ variant: 'secondary' }, styles.label)}>
          <Icon name="upload" size={20} />
          {texts.changePicture}
        </label>
        <p id={hintId} className={styles.hint}>
          {unsaved ? texts.saveToKeepPicture : texts.pictureTypes}
        </p>
        {percent !== null && (
          <p className={styles.progress}>
            <progress max={100} value={percent} aria-label={texts.uploadingPicture} />
            <span aria-hidden="true">{percent} %</span>
          </p>
        )}
        {error && (
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
