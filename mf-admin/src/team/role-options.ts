import { adminRoles, roleNames } from 'shared/model/rights';

export const roleOptions = adminRoles.map((value) => ({ value, label: roleNames[value] }));
