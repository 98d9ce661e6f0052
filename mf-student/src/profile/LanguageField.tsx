import { languages, type LanguageCode } from 'shared/model/language';
import styles from './LanguageField.module.css';
import { texts } from './texts';

/** The language in which the person is written to; none is chosen if the server does not say it. */
export function LanguageField({ initial }: { initial: LanguageCode | undefined }) {
  return (
    <fieldset className={styles.field}>
      <legend>{texts.language}</legend>
      {languages.map(({ code, tag, name }) => (
        <label key={code} className={styles.choice}>
          <input type="radio" name="language" value={code} defaultChecked={code === initial} />
          <span lang={tag}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
