-- contract
-- Two more roles: the accountant, and single rights.
ALTER TABLE admin_roles
  DROP CONSTRAINT admin_roles_role_check,
  ADD CONSTRAINT admin_roles_role_check
    CHECK (role IN ('owner', 'office', 'content', 'accountant', 'single'));
ALTER TABLE admin_invitations
  DROP CONSTRAINT admin_invitations_role_check,
  ADD CONSTRAINT admin_invitations_role_check
    CHECK (role IN ('owner', 'office', 'content', 'accountant', 'single'));
