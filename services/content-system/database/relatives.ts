import { type SQL, sql } from 'drizzle-orm'

/** A query for the keys of nodes and of everything above them. */
export const keysAbove = (keys: (string | null)[]): SQL => sql`(
  with recursive above as (
    select key, parent_key from content.nodes where key = any(${sql.param(keys)}::uuid[])
    union select parent.key, parent.parent_key from content.nodes parent join above on parent.key = above.parent_key)
  select key from above)`

/** A query for the keys of nodes and of everything below them. */
export const keysBelow = (keys: string[]): SQL => sql`(
  with recursive below as (
    select key from content.nodes where key = any(${sql.param(keys)}::uuid[])
    union select child.key from content.nodes child join below on child.parent_key = below.key)
  select key from below)`
