import base from './vite.config';
export default { ...base, resolve: { ...base.resolve, alias: { '@simmer/culinary': '/tmp/weblook/culinary-stub.ts' } }, build: { ...base.build, outDir: '/tmp/weblook/dist', rolldownOptions: { ...base.build?.rolldownOptions, shimMissingExports: true } } };
