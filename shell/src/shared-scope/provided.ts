// A shared module is provided only once something in the host asks for it by name. Sections rely on
// all of these (the list is scripts/src/build/singletons.ts), whether or not the host's own pages
// use them.
import 'shared/api';
import 'shared/forms';
import 'shared/store';
import 'shared/toast';
import 'shared/ui';
