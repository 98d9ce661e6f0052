import { useNavigate, useParams } from 'react-router-dom';
import { isOwnName, paths } from 'shared/paths';
import { userUpdated, useAppDispatch, type StoredUser } from 'shared/store';
import { useStudent } from '../dashboard/student';

type SavedProfile = Pick<StoredUser, 'name' | 'slug' | 'profile'>;

/**
 * Makes a saved profile the signed-in user's, and goes on at the address of a new name. The gate
 * watches user and address all the time: until the new address is on screen, the name in the old
 * one stays the user's slug, so that there is no moment in which the address is a stranger's.
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
    await navigate(paths.dashboard({ name: saved.name }, 'updateprofile'), {
      replace: true,
      flushSync: true,
    });
    dispatch(userUpdated({ slug: saved.slug }));
  };
}
