// Runs before everything else of the host. The other parts start one after another: the build writes
// their list (scripts/src/build/singletons.ts).
import './style-sheets';
import '../shared-scope/federation-runtime';
import { replayClick } from './click-replay';

// Says that this script runs (scripts/src/site/pages/before-host.js).
document.documentElement.dataset.host = '';
if (document.getElementById('root')!.dataset.prerendered !== undefined) replayClick();
