// Imported before anything that reads the catalogue while it starts.
import { publicCatalogue } from 'shared/catalogue';
import { shippedCatalogue } from 'shared/shipped-catalogue';
// Its folder's index reads the catalogue at once.
import { provideCatalogue } from '../../../../shared/src/published-catalogue/page-catalogue';

provideCatalogue(publicCatalogue(shippedCatalogue));
