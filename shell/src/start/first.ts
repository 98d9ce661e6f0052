// What runs before anything else of the host, which is then started part by part: the build writes
// that list (scripts/src/build/singletons.ts).
import './storage-fallback';
import '../chrome/toast-style-sheet';
import 'shared/tokens/global.css';
import '../shared-scope/federation-runtime';
import { replayClick } from './click-replay';

if (document.getElementById('root')!.dataset.prerendered !== undefined) replayClick();
