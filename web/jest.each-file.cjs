/** What Testing Library arranges when it is loaded, for every file: the files of a worker load it once. */
module.exports = () => {
  const { cleanup } = require('@testing-library/react');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  afterEach(cleanup);
};
