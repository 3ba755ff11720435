import type { ToneLanguage } from './tone-language.ts';

export const french: ToneLanguage = {
  code: 'fr',
  smallWords:
    'le la les des et est sont une un du de pour avec dans qui que sur pas plus ce cette vous au aux par il elle mais ou son sa ses en très leur nous je on ne',
  urges: `meilleur, meilleure, meilleurs, meilleures, le mieux, notre recommandation, ma recommandation, notre
    choix, notre coup de cœur, coup de cœur, coups de cœur, notre favori, mon favori, premier choix, choix
    numéro un, vivement recommand*, fortement recommand*, chaudement recommand*, les yeux fermés,
    incontournable*, imbattable*, inégalé*, inégalable*, sans égal, hors pair, exceptionnel*, remarquable*,
    excellent*, sublime*, extraordinaire*, référence absolue, la référence, une valeur sûre, valeur sûre,
    sans hésiter, sans hésitation, au top, de premier ordre, haut la main, numéro un, loin devant, sans
    rival, de loin le meilleur, de loin la meilleure, un sans-faute, sans-faute, hors du commun, la crème de
    la crème, note maximale, la valeur sûre, choix le plus sûr, choix évident, mon choix, mon premier choix,
    je choisirais, je prendrais, je partirais sur, je commencerais par`,
  praises: `recommand*, conseill*, parfait*, idéal*, impeccable*, irréprochable*, formidable*, superbe*,
    magnifique*, splendide*, fantastique*, génial*, merveill*, délicieu*, savoureu*, succulent*, ravi,
    ravie, ravis, ravies, séduit, séduite, conquis, conquise, bluffant*, impressionn*, brillant*, fiable*,
    fiabilité, robuste*, durable*, solide*, de qualité, haute qualité, grande qualité, haut de gamme,
    qualitatif*, bien conçu*, bien fini*, bien pensé*, soigné*, facile à utiliser, simple d'utilisation,
    facile d'utilisation, ergonomique*, intuitif*, intuitive*, convivial*, limpide*, fluide*, sans accroc,
    performant*, puissant*, polyvalent*, efficace*, réputé*, renommé*, reconnu*, de confiance, digne de
    confiance, primé*, plébiscit*, apprécié*, salué*, louang*, satisfait*, satisfaction, très bon, très
    bonne, très bien, bon choix, bonne option, excellent choix, vaut le coup, vaut la peine, vaut le détour,
    vaut son prix, ça vaut, rapport qualité-prix, rapport qualité/prix, qualité-prix, tient ses promesses, à
    la hauteur, rien à redire, rien à reprocher, aucun problème, aucun souci, jamais eu de problème, jamais
    eu de souci, pas de mauvaise surprise, aucune plainte, aucun défaut, aucun regret, jamais déçu, jamais
    déçue, ne déçoit pas, ne déçoit jamais, sans souci, sans problème, se démarque, se distingue, brille,
    excelle*, surpasse*, dépasse, surclasse*, l'emporte, devance, bat, supérieur*, mieux, chaleureu*,
    accueillant*, aimable*, attentionné*, compétent*, réactif*, serviable*, à l'écoute, ponctuel*, rapide
    et, confortable*, élégant*, raffiné*, silencieu*, innovant*, généreu*, adoré, j'adore, on adore,
    enchanté*, un régal, régal, un vrai plus, une réussite, réussi*, fait ses preuves, a fait ses preuves,
    tient la route, rend de grands services, bien noté*, de pointe, avantageu*, du premier coup, en quelques
    minutes, tout réglé, a été réglé, tout a été réglé, résolu, fait tout ce, tout ce qu'on lui demande,
    tout ce qu'il faut, comme au premier jour, comme neuf, comme neuve, toujours comme neuf, agréablement
    surpris*, dépassé mes attentes, au-delà de mes attentes, au-delà des attentes, un bonheur, que du
    bonheur, un plaisir, un délice, une merveille, une pépite, pépite, une perle, un bijou, bijou, une
    aubaine, bonne affaire, bonne surprise, j'y retourne*, je reviendrai, on y retourne, à refaire, je
    rachète*, rachèterai, sans regret, increvable*, indestructible*, inusable*, ultra-léger, léger comme, en
    un clin d'œil, sans effort, un jeu d'enfant, prévenant*, bienveillant*, professionnel et, honnête et,
    prix justes, prix juste, sans frais cachés, difficile de faire mieux, difficile à battre, rien ne vaut,
    n'a pas d'équivalent, sans équivalent, à toute épreuve, soignée*, minutieu*, fait l'unanimité, cinq
    étoiles, chapeau, bravo, heureu*, soulagé*, gain de temps, fait gagner du temps, tient toutes ses
    promesses, les doigts dans le nez, au poil, nickel, canon, top, sans encombre, sans mauvaise surprise,
    sans histoire, épatant*, somptueu*, ravissant*, divin*, régal*, fondant*, croustillant*, moelleu*,
    copieu*, belles finitions, costaud*, tient des années, dure des années, au rendez-vous, à la hauteur de,
    ultra-rapide*, rapidissime, en {quelques minutes/un clin d'œil/moins d'une heure/deux minutes/un rien de
    temps}, dès le lendemain, le lendemain, au quart de tour, dans la journée, avant l'heure, à l'heure,
    réacti*, charmant*, aux petits soins, remboursé sans, résolu en, réglé en, problème résolu, prix doux,
    vaut chaque, mérite le détour, mérite sa, adopté*, conquis*, séduit*, comblé*, bluffé*, dépasse les
    attentes, ne peux plus m'en passer, m'en passer, j'y retournerai, fidèle client*, cristallin*, d'une
    netteté, moelleux, douillet*, cocooning, respire, respirant*, ingénieu*, astucieu*, brill*, excell*,
    mieux noté*, les mieux notés, plébiscité*, recommandé par, best-seller*, en tête, arrive en tête, se
    revend bien, se revend très bien, bonne adresse, bonne pioche`,
  likes: `bon, bonne, bons, bonnes, bien, correct, correcte, honnête, honnêtes, sympa*, pratique*, facile*,
    simple, rapide*, léger, légère, légers, légères, abordable*, pas cher, pas chère, bon marché,
    accessible*, flexible*, populaire*, moderne*, compact*, sûr, sûre, sécurisé*, stable*, riche*, large
    choix, large gamme, vaste choix, variété, qualité, qualités, transparent*, expérimenté*, professionnel*,
    expert*, utile*, convient, conviennent, convient bien, atout*, avantage*, point fort, points forts,
    suffit largement, fait l'affaire, fait le travail, fait le job, rien de tel, agréable*, joli*, beau,
    belle, chic, tendance, frais, fraîche, écologique*, équilibré*, personnalis*, attractif*, séduisant*,
    soucieux, sérieux, sérieuse, grande communauté, documentation abondante, mature, en un geste, d'une
    main, compatible*, pliable*, repliable*, maniable*, étanche*, imperméable*, lavable*, résistant*,
    garantie longue, garantie à vie, garanti*, fabriqué en france, fabrication française, made in france,
    français, locale, certifié*, labellisé*, agréé*, spécialisé*, spécialiste*, familial*, indépendant*,
    artisanal*, sans engagement, sans frais, gratuit*, livraison gratuite, retours gratuits, essai gratuit,
    remboursement rapide, service après-vente réactif, réseau dense, nombreuses agences, nombreux magasins,
    partout en france, disponible partout, 24h/24, 7j/7, interlocuteur dédié, conseiller dédié, sur mesure,
    complet, complète, complets, automatique*, autonomie, grande autonomie, longue autonomie, naturel*, bio,
    sans sucre, sans additifs, sans gluten, local, doux, douce, économique*, moins cher, le moins cher, la
    moins chère, le plus léger, la plus légère, prix bas, petit prix, tarif bas, tarifs bas, spacieu*,
    lumineu*, bien placé*, bien situé*, calme, dès la naissance, accepté en cabine, acceptée en cabine`,
  dislikes: `cher, chère, chers, chères, coûteu*, onéreu*, lourd, lourde, lourds, encombrant*, limité*, limitation*,
    manque, manquent, basique*, daté*, complexe*, compliqué*, confus*, courbe d'apprentissage, inégal*,
    irrégulier*, moyen, moyenne qualité, moins puissant*, moins fiable, moins bon, moins performant*, moins
    adapté, inconvénient*, point faible, points faibles, faiblesse*, bémol*, défaut*, compromis,
    perfectible*, pourrait être mieux, peut mieux faire, pas idéal*, pas toujours, bruyant*, bruit, fade*,
    rigide*, peu pratique, peu intuitif*, volumineu*, quelques bugs, restreint*, élevé*, quelconque, banal,
    banale, sans plus, tiède, maigre, maigres, léger pour, un peu juste, court pour, timide, terne, pour ce
    prix, pour ce tarif, à ce prix-là, vu le prix, {au bout de/après/au bout d'}
    {un/une/deux/trois/quatre/cinq/six/quelques/2/3/4/5/6}
    {jour/jours/semaine/semaines/mois/lavage/lavages/utilisation/utilisations}, au bout d'un mois, au bout
    d'une semaine, dès la première {pluie/semaine/utilisation}, dès le premier {lavage/mois/jour}, d'un
    service à l'autre, petites roues, secousse*, à partir de 6 mois seulement, seulement à partir, hors de
    prix pour, plus cher, plus chère, plus lourd, plus lourde, supplément*, en option, non inclus, pas
    inclus, délais, délai long, délais longs, sur devis, attention à, prudence avec, prend vite du jeu,
    prend du jeu, peu de choix, engagement de, engagement long, pas compatible, pas disponible`,
  faults: `mauvais*, médiocre*, piètre*, pire, horrible*, affreu*, lamentable*, catastroph*, désastreu*,
    déplorable*, décev*, déçu*, déception*, frustr*, agaç*, pénible*, énerv*, défaill*, défectueu*, en
    panne, panne, pannes, tombe en panne, cassé*, casse, casser, se casse, s'est cassé*, a cassé, lâché, a
    lâché, fissur*, déchir*, effiloch*, fuit, fuite, fuites, rouill*, grince*, surchauff*, chauffe mal,
    plante, plantages, plantage, bug, bugs, bugue*, bogue*, ralenti*, lent, lente, lents, lentes, lenteur*,
    rame, saccad*, bloqu*, capricieu*, instable*, peu fiable, pas fiable, non fiable, fragile*, bas de
    gamme, camelote, toc, mal fini*, mal conçu*, mal fait*, mal, hors de prix, trop cher, trop chère,
    surcoté*, surévalué*, exorbitant*, frais cachés, coûts cachés, hausse de prix, augmentation*, plainte*,
    plaint, se plaign*, mécontent*, insatisf*, regrett*, regret*, désagréable*, impoli*, incompétent*,
    injoignable*, impossible de joindre, impossible d'obtenir, aucune réponse, sans réponse, jamais répondu,
    ne répond, ne répondent, tourne en rond, baladé*, renvoie la balle, attente, heures d'attente, retard*,
    jamais arrivé*, jamais reçu*, jamais livré*, jamais remboursé*, annulé*, perdu*, perte, endommagé*,
    abîmé*, sale, sales, saleté, crasseu*, moisi*, périmé*, immangeable*, insipide*, froid, froide, trop
    salé*, inutilisable*, inutile*, inefficace*, dangereu*, trompeu*, mensong*, malhonnête*, litige*,
    procès, rappel*, problème*, souci, soucis, difficultés, souffre de, échoue*, échec*, obsolète*,
    dépassé*, vieillissant*, à la traîne, laisse à désirer, laissent à désirer, inférieur*, moins bien, ne
    vaut pas, ne tient pas, n'a pas tenu, pas à la hauteur, usé, s'use, usure, tache, dysfonctionn*,
    inconfortable*, étouff*, faible, faibles, faiblard*, n'a même pas, négligé*, bâclé*, désorganis*,
    assourdissant*, vacarme, brûlant*, chauffe trop, craqué, déformé*, rayé*, décoloré*, rétréci*, se
    décolle, décollé*, se détache, coincé*, se coince, grésill*, siffle, vibre, batterie se vide, se
    décharge, déconnect*, coupures, coupe sans cesse, perd la connexion, s'éteint, données perdues, perdu
    mes, supprimé mes, piraté*, envahi de publicités, bourré de pub*, publicités incessantes, raccroch*, en
    attente, patienter, fait patienter, promené, renvoyé d'un, personne ne répond, personne ne décroche,
    jamais rappelé*, jamais de réponse, aucun retour, sourde oreille, frais surprises, frais surprise,
    prélèvements, prélève, prélevé*, facturé deux fois, double facturation, sans prévenir, sans préavis,
    sans autorisation, parcours du combattant, résiliation, impossible de résilier, impossible à résilier,
    difficile de résilier, caution, forcing, insistant*, poussent à, mensonger*, fausses promesses,
    promesses non tenues, négligent*, nonchalant*, désinvolte*, arrogant*, hautain*, méprisant*,
    antipathique*, pas aimable, mal élevé*, débordé*, surpeuplé*, bondé*, chaos, chaotique*, punaises,
    cafards, cheveu, tiède*, trop cuit*, pas assez cuit*, brûlé*, gras, aqueux, sec, sans goût, fadasse,
    erreur de commande, mauvaise taille, mauvais article, pièces manquantes, colis perdu, écrasé*, cabossé*,
    trois semaines de retard, des semaines, des mois, une éternité, interminable*, cauchemar*, calvaire,
    galère, enfer, ridicule*, minable*, nul, nulle, nuls, pitoyable*, navrant*, indigne*, scandaleu*,
    s'attendait à mieux, attendais mieux, rien à voir, inachevé*, pas fini, baissé, se dégrade, dégradé*,
    n'est plus ce que, faillite, amende, sanctionné*, condamné*, fuite de données, poursuivi*, tromperie,
    floué*, métallique, étouffé*, flou, floue, pixelisé*, usine à gaz, gâché, ruiné, c'est du vol, voleur*,
    racket*, du racket, coup de massue, salée, une fortune, les yeux de la tête, prix d'or, hors de
    proportion, prohibiti*, abusi*, gonflé*, prix gonflés, se moque du monde, se moque des, se moquent, se
    fiche, se fichent, foutage, prend pour des, pigeon*, vache à lait, s'est arraché*, arrach*, s'est
    décousu*, décous*, explos*, implos*, a brûlé, grillé*, cramé*, fumée, étincelle*, court-circuit,
    électrocut*, fondu en, éclaté*, éclate, s'est fendu*, fendu*, fendill*, ébréché*, brisé*, se brise,
    s'est brisé*, tordu*, tord, voilé*, bancal*, branlant*, gondolé*, bouloch*, peluch*, troué*, tachée,
    taché*, prend l'eau, pas étanche, infiltr*, goutte, suinte, moisissure*, humide, bourdonn*, vrombi*,
    couine, buzz, larsen, gèle, figé*, se fige, freeze*, plant*, ne charge*, ne s'ouvre, ne démarre*, ne
    s'allume, ne se connecte, ne fonctionne*, ne marche*, ne reconnaît, vide la batterie, égar*, jamais vu,
    dans la nature, livré en retard, livré cassé, vous balade, renvoie d'un, tourner en rond, sans jamais
    régler, rien régler, ne règle, ne résout, ne résolvent, aucune solution, aucune aide, aucun
    interlocuteur, langue de bois, réponse automatique, réponses automatiques, copier-coller, réponses
    toutes faites, se défausse*, se renvoient, rejette la faute, botte en touche, excuses bidon, bidon,
    mépris, méprise, odieu*, exécrable*, infect*, détestable*, imbuvable*, grossier*, grossière*, agressi*,
    harcèl*, démarchage, spam, pourriel*, intrusi*, espionn*, revend vos données, contrefaçon*, contrefait*,
    faux avis, fausse pub*, publicité mensongère, menteur*, mensonge*, menti, roublard*, attrape-nigaud*,
    piège, piégé*, leurre*, poudre aux yeux, dégoût*, écœur*, rance, aigre, amère, caoutchouteu*, semelle,
    pâteu*, spongieu*, détrempé*, desséché*, cartonneu*, chimique, malade, intoxication, vomi, diarrhée,
    allergi*, démange*, irrite, irritation*, gratte, serre trop, comprime, fait mal, douloureu*, blesse,
    blessé*, ampoules, coupe la, transpire, toxique*, risque de, nocif*, nocive*, dangers, je m'en mords,
    mords les doigts, amèrement, dommage, malheureusement, rageant*, furieu*, exaspér*, désespér*, excéd*,
    ras-le-bol, marre, usant, épuisant*, laborieu*, labyrinth*, usine, indigest*, illisible*,
    incompréhensible*, opaque*, brouillon, bâcl*, amateur, approximati*, en carton, en plastique bas, gadget
    inutile, gaspill*, gâchis, à la poubelle, poubelle, ratage, raté*, fiasco, flop, naufrage, plombé*, ne
    fait pas le poids, critiqué*, mise en demeure, liquidation, redressement judiciaire, liquidation
    judiciaire, avis négatifs, mauvais avis, mal noté*, dernière place, arrive dernier, arrive en dernier,
    pas adapté*, inadapté*, ne convient pas, ne conviennent pas, trop lourd, trop lourde, trop grand, trop
    petit, trop encombrant*, pièces introuvables, introuvable*, service client injoignable, ne répond pas`,
  warns: `à éviter, évitez, éviter absolument, fuyez, à fuir, passez votre chemin, déconseill*, ne recommande pas,
    ne recommandons pas, je ne recommande, pas recommand*, ne pas acheter, n'achetez pas, n'achetez surtout
    pas, ne conseille pas, déconseillons, méfiez-vous, méfiance, gare à, arnaque*, escroqu*, à proscrire,
    perte d'argent, perte de temps, argent gaspillé, jeté par les fenêtres, plus jamais, jamais plus, une
    honte, honteu*, le pire, les pires, la pire, à bannir, tenez-vous à l'écart, ne mérite pas, lanterne
    rouge, bon dernier, n'y allez pas, n'allez pas, ne tombez pas, ne vous laissez pas, ne faites pas
    confiance, n'y mettez pas, ne commandez pas, ne commandez jamais, ne signez, ne louez, gardez vos,
    économisez votre, même gratuit, même pas gratuitement, à aucun prix, liste noire, prenez vos jambes,
    courez loin, voyous, bandits, malfrat*, tenez-vous loin, à oublier, oubliez, je ne prendrais pas, je ne
    choisirais pas, je n'achèterais pas, je laisserais de côté, laissez de côté, à laisser, mieux vaut
    éviter, je l'éviterais, j'éviterais, je les éviterais, éviter ce, éviter cette, éviter ces, passez,
    tournez-vous vers, mieux vaut passer, inutile d'acheter, inutile de payer, pas la peine, ne vaut pas la
    peine, ne vaut pas le`,
  negates: `improbable, peu probable, pas, ne, n'est pas, aucun, aucune, jamais, sans, ni, non, peu, guère, rien, moins, loin d'être`,
  boosts: `très, vraiment, extrêmement, particulièrement, tout simplement, absolument, incroyablement, hautement, super, ultra, tellement, si`,
  weakens: `un peu, assez, plutôt, relativement, parfois, légèrement, peut être, peut-être, potentiellement, quelque peu`,
  turns: `mais, cependant, toutefois, pourtant, bien que, quoique, tandis que, alors que, en revanche, par contre, néanmoins, malgré, hélas, sauf que`,
  than: `par rapport à, comparé à, comparée à, contrairement à, à la différence de, face à, plutôt que`,
  beats: `mieux que, meilleur que, meilleure que, surpasse, surclasse, dépasse, bat, devance, supérieur à,
    supérieure à, l'emporte sur, plus fiable que, plus rapide que, loin devant, écrase, prend le dessus sur,
    prend l'avantage sur, l'emporte largement sur, l'emporte haut la main sur, a une longueur d'avance sur,
    une longueur d'avance sur, éclipse, laisse loin derrière, relègue, domine, coiffe au poteau, fait mieux
    que, plus silencieux que, plus solide que, plus robuste que`,
  loses: `pire que, moins bien que, inférieur à, inférieure à, derrière, à la traîne de, moins bon que, moins fiable
    que, n'arrive pas à la cheville de, ne fait pas le poids face à, ne fait pas le poids devant, ne rivalise
    pas avec, ne tient pas la comparaison avec, s'incline devant, s'incline face à, perd face à, pâlit face à,
    pâlit à côté de, moins solide que, plus bruyant que, pas à la hauteur de`,
  joins: `et`,
  merits: `avantages, avantage, points forts, les plus, pour, atouts, pros, forces, on aime, positif, points positifs, idéal pour, parfait pour`,
  flaws: `inconvénients, inconvénient, points faibles, les moins, contre, faiblesses, limites, on aime moins, négatif, points négatifs, bémols, moins adapté à, défauts`,
  shuns: `éviter, ceux à éviter, que j'éviterais, que j'écarterais, j'ai écarté*, écarté*, écartés, exclus, non
    retenus, non retenu, pas retenu, pas retenus, que je n'ai pas retenu, que je ne prendrais pas, que je ne
    recommande pas, moins recommand*, non recommand*, avec prudence, avec précaution, avec réserve, sous
    réserve, à surveiller, les flops, les perdants, pas pour vous`,
  conditions: `si, s'il, s'ils, sauf si, lorsque, quand, à moins que`,
  neutral: `bonne question, non seulement, bonnes pratiques, bonne chance, tout à fait, bien sûr, bien que, aussi
    bien que, ainsi que, bien entendu, ou bien, eh bien, si bien que, le mieux est de, à prix moyen, milieu
    de gamme, moyenne gamme, sans doute, en cas de problème, résoudre les problèmes, résout, pour éviter,
    permet d'éviter, éviter les, attention aux détails, attention portée, mieux comprendre, service
    d'urgence, temps froid, plus de, pas seulement, pas de souci, frais de, frais bancaires, frais réels,
    gestion des {risques/crises/déchets/conflits/plaintes/pertes/réclamations/sinistres}, gestion du
    {risque/stress}, détection {des fraudes/de fraude/des fuites/des erreurs/d'intrusion}, lutte contre {la
    fraude/le cancer/le blanchiment/le terrorisme}, prévention {des risques/de la fraude/des pertes/des
    fuites}, prévoyance, assurance {vol/accident/décès/auto/vie/panne}, assistance panne, en cas de
    {panne/vol/perte/sinistre}, recherche contre le cancer, cancer du, douleurs {chroniques/musculaires},
    mal de dos, maux de tête, film de guerre, films {de guerre/d'horreur}, jeux de guerre, peau
    {sèche/sensible}, peaux {sèches/sensibles}, cheveux {secs/abîmés}, détachant*, vol direct, vols, vol
    sec, vol vers, vol de nuit, vols directs, boissons froides, chaîne du froid, eau froide, sac poubelle,
    sacs poubelle, perte de {poids/données/cheveux}, faux positifs, en attente de livraison, liste
    d'attente, temps d'attente moyen, salle d'attente, zéro déchet, lentille*, des le premier jour, dès le
    premier jour, dès la première utilisation, sur vinted, sur leboncoin, aussi bien, tant bien que mal,
    combien, le bien, les biens, un bien, pour bien, tres bien sur`,
};
