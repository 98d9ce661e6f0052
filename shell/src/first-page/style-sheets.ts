import 'shared/ui/tokens/global.css';
