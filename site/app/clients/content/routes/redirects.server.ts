import * as z from 'zod'
import { addressPath } from '../../../addresses/addresses.ts'
import { list, requiredText } from '../readers/lenient-values.server.ts'

/** The answer of `umbraco/shared/redirects`. */
export const redirectsAnswer = z.object({ redirects: list(z.object({ from: requiredText, to: requiredText })) })

/** A path of this site, or an https address: an editor's redirect leads to nothing else. */
const isTarget = (to: string) => /^\/(?![/\\])/.test(to) || /^https:\/\//.test(to)

/** Where each path leads. */
export const redirectsIn = ({ redirects }: z.output<typeof redirectsAnswer>): ReadonlyMap<string, string> =>
  new Map(redirects.filter(({ to }) => isTarget(to)).map(({ from, to }) => [addressPath(from), to]))
