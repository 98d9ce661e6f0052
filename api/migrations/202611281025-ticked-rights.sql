-- expand
-- With the role `single`: what an owner has ticked for this person.
ALTER TABLE admin_roles ADD COLUMN ticked text[] NOT NULL DEFAULT '{}';
ALTER TABLE admin_invitations ADD COLUMN ticked text[] NOT NULL DEFAULT '{}';
