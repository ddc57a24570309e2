// What the product fetches when somebody needs it. Tests have it from the start: jest trips over modules that two lazy
// imports ask for at the same moment.
import '../features/account/ProfilePage.js';
import '../features/create/CreateShell.js';
import '../features/create/html/ImportTextPage.js';
import '../features/create/new/CreateByNamePage.js';
import '../features/create/url/ImportUrlPage.js';
import '../features/entry/LoginPage.js';
import '../features/entry/SignInAgainDialog.js';
import '../features/recipes/cards/DeleteRecipeDialog.js';
import '../features/recipes/cook/CookMode.js';
import '../features/recipes/explorer/ExplorerPage.js';
import '../features/recipes/page/RecipePage.js';
import '../features/recipes/search/SearchDialog.js';
import '../features/setup/SetupPage.js';
import '../shared/language/LanguageDialog.js';
import '../shared/ui/markdown/HtmlText.js';
