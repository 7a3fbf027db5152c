/** In place of an imported file: any address does. */
module.exports = '/asset';
