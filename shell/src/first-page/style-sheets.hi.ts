import 'shared/ui/tokens/global.css';
import 'shared/ui/tokens/hindi.css';
