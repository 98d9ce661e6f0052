import { useNavigate, useParams } from 'react-router-dom';
import { isOwnName, paths } from 'shared/model/paths';
import { userUpdated, useAppDispatch, type StoredUser } from 'shared/store';
import { useStudent } from '../dashboard/student';

type SavedProfile = Pick<StoredUser, 'name' | 'slug' | 'profile'>;

/**
 * Stores a saved profile for the signed-in user, and navigates to the new address after a change of
 * name. The gate compares user and address after every change. Until the new address is shown, the
 * user keeps the name in the old address as slug, so that the gate never sees another user's address.
 */
export function useFollowProfile(): (saved: SavedProfile) => Promise<void> {
  const { name: nameInAddress = '' } = useParams();
  const student = useStudent();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return async (saved) => {
    if (isOwnName({ ...student, ...saved }, nameInAddress)) {
      dispatch(userUpdated(saved));
      return;
    }
    dispatch(userUpdated({ ...saved, slug: nameInAddress }));
    await navigate(paths.dashboard({ name: saved.name }, 'updateprofile'), { replace: true });
    dispatch(userUpdated({ slug: saved.slug }));
  };
}
