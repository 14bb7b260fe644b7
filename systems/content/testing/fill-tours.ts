type Database = { query: (text: string, values?: unknown[]) => Promise<unknown> }

/** Adds tours to the content of a content system: so many below each list, lists below lists, with a text of 300 words. */
export async function fillTours(database: Database, size: number, below = 12): Promise<void> {
  await database.query(
    `with made as (select n, gen_random_uuid() as key from generate_series(0, $1 - 1) n), written as (
       select made.key, parent.key as parent_key, made.n,
              jsonb_build_object('title', 'Tour number ' || made.n, 'metaTitle', 'Tour ' || made.n,
                'metaDescription', 'All about tour number ' || made.n || ', its hotels, its meals and its price.',
                'bodyText', repeat('A long way through the islands and the hills, by train and by ferry. ', 22),
                'price', made.n + 100, 'priceUnit', 'per person', 'nights', 3) as source
       from made left join made as parent on parent.n = (made.n - 1) / $2::integer and made.n > 0)
     insert into content.nodes (key, parent_key, alias, url_segment, name, sort, properties, source, version)
     select key, parent_key, 'contentDetail', 'bench-tour-' || n, 'Tour number ' || n, n, source, source, 1 from written order by n`,
    [size, below],
  )
  const state = `'key', key, 'parentKey', parent_key, 'alias', alias, 'urlSegment', url_segment, 'sort', sort,
    'publishAt', null, 'unpublishAt', null, 'updated', null`
  await database.query(`
    insert into content.node_versions (key, version, by, snapshot)
    select key, 1, 'import', jsonb_build_object(${state}, 'name', name, 'properties', properties, 'source', source)
    from content.nodes where url_segment ~ '^bench-tour-'`)
  await database.query(`
    insert into content.node_versions (key, version, by, author, draft, snapshot)
    select key, 2, 'editor', 'machine', true, jsonb_build_object(${state}, 'name', name || ' with rambutans', 'properties', written, 'source', written)
    from content.nodes, lateral (select source || '{"subtitle": "Rambutans are ripe"}' as written) as draft
    where url_segment ~ '^bench-tour-.*50$'`)
  await database.query('analyze')
  await database.query(
    'insert into content.state (id, revision) values (1, 1) on conflict (id) do update set revision = content.state.revision + 1',
  )
  await database.query(`select pg_notify('content_changed', '0')`)
}
