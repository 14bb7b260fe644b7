import { explain } from '../install/problem.mjs'
import { installTools } from '../machine/programs.ts'
import { build } from '../start/build.ts'

/**
 * What a long run needs first: the built site, and programs that are installed if they are missing.
 * Ends this process with code 1 where the site cannot be built.
 */
export async function builtSite(programs: [program: string, ...debianPackages: string[]][] = []) {
  try {
    await build()
    for (const reason of await installTools(programs)) console.error(reason)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
