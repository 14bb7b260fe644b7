-- Gives the role of each service its own schemas alone. Repeatable; the owner of the database runs it.
create schema if not exists migrations;
do $$
declare
  service text;
  owner text;
  statement text;
begin
  foreach service in array array['content', 'booking', 'backend'] loop
    owner := 'agency_' || service;
    if not has_database_privilege(owner, current_database(), 'create') then
      execute format('grant create on database %I to %I', current_database(), owner);
    end if;
    if not has_schema_privilege(owner, 'migrations', 'create') then
      execute format('grant usage, create on schema migrations to %I', owner);
    end if;
    for statement in
      with schemas as (select oid, nspname from pg_namespace where nspname in (service, service || '_jobs'))
      select format('alter schema %I', nspname) from schemas
      union all
      select format('alter %s %s', case relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'S')
        and (n.oid in (select oid from schemas) or nspname = 'migrations' and relname = service)
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i') and relkind = 'S')
        and relowner <> owner::regrole
      union all
      select format('alter type %s', t.oid::regtype) from pg_type t
      where typnamespace in (select oid from schemas) and typtype in ('e', 'd') and typowner <> owner::regrole
      union all
      select format('alter routine %s', p.oid::regprocedure) from pg_proc p
      where pronamespace in (select oid from schemas) and proowner <> owner::regrole
    loop
      execute statement || format(' owner to %I', owner);
    end loop;
  end loop;
end
$$;
