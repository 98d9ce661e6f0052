import { useNavigate } from 'react-router-dom';
import { api } from 'shared/api';
import { paths } from 'shared/model/paths';
import { useAppDispatch } from 'shared/store';
import { ReasonDialog } from '../details/ReasonDialog';
import { erasePersonCall } from './person-endpoints';

/** Erases a person who has asked for it, and leaves the page, which has nothing to show any more. */
export function ErasePerson({ person }: { person: number | string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (
    <ReasonDialog
      title="Erase"
      send={async ({ reason }) => {
        const result = await erasePersonCall({ person, reason });
        if (!result.error) {
          await navigate(paths.admin('users'));
          // Only now: the page of the person would ask for a person who is gone.
          dispatch(api.util.invalidateTags(['People', 'Orders', 'Enquiries']));
        }
        return result;
      }}
    >
      The account is closed, and profile, picture, enrolments, certificates, enquiries, consents and
      messages are deleted. Receipts stay with name and address for as long as tax law wants them.
      This cannot be undone. Give the reason without the name: it stays in the record of changes.
    </ReasonDialog>
  );
}
